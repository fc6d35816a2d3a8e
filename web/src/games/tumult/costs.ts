/** What the lands cost, and how many statues each takes: the components of the box. */
import components from "../../../../src/regalia/games/tumult/components.json";

const { fields, far } = components.certain;

export const FAR_FACTOR = far.factor;

export interface Land {
  readonly terrain: string;
  readonly statues: number;
  readonly cost: readonly number[]; // by good
  readonly isStandIn: boolean; // a figure that was never seen printed
  readonly isFar: boolean; // also apart from one's own, for more
}

/** What a village costs is a table's own. */
export function landsFor(village: readonly number[]): Land[] {
  return Object.entries(fields).map(([terrain, field]) => ({
    terrain,
    statues: field.statues,
    cost: "cost" in field ? field.cost : village,
    isStandIn: !("cost" in field),
    isFar: far.fields.includes(terrain),
  }));
}
