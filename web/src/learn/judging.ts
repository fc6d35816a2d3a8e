/** Whether what somebody does is what a step of a lesson asks for, by its data: no rule of a game is known here. */
import type { AnyAction, Choice, Json, LessonStep } from "../wire/messages.ts";

type Values = { readonly [name: string]: Json };

const isSame = (one: Json | undefined, other: Json): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether an action, or the fields of a view, have all that a part of one names. */
export function has(values: Values, part: Values): boolean {
  return Object.entries(part).every(([name, value]) => isSame(values[name], value));
}

const isFree = ({ free }: LessonStep, action: AnyAction): boolean => free.some((part) => has(action, part));

/** How many moves of a step are made after an action, if so many were before; null if it is not asked for. */
export function madeBy(step: LessonStep, made: number, action: AnyAction): number | null {
  const rest = step.moves.slice(made);
  const needed = rest.findIndex((move) => !isFree(step, move));
  const reachable = needed < 0 ? rest : rest.slice(0, needed + 1);
  const at = reachable.findIndex((move) => has(action, move));
  if (at >= 0) return made + at + 1;
  return isFree(step, action) ? made : null;
}

/** How many are made after several actions, all or none. */
export function madeByAll(step: LessonStep, made: number, actions: readonly AnyAction[]): number | null {
  return actions.reduce<number | null>((sofar, action) => (sofar === null ? null : madeBy(step, sofar, action)), made);
}

/** Whether all is done that a step asks for: moves that it leaves free can be left out. */
export function isMade(step: LessonStep, made: number): boolean {
  return step.moves.slice(made).every((move) => isFree(step, move));
}

/** What to do next in a step: the first of its moves that can be made now, else what it leaves free. */
export function moveOf(step: LessonStep, made: number, choices: readonly Choice[]): AnyAction | null {
  const isLegal = (move: AnyAction): boolean => choices.some(({ action }) => has(action, move));
  const next = step.moves.slice(made).find((move) => isLegal(move) && madeBy(step, made, move) !== null);
  return next ?? choices.find(({ action }) => isFree(step, action))?.action ?? null;
}

/** What a step says to an action that is not asked for: the name of the sentence, if it was foreseen. */
export function saysTo({ wrong }: LessonStep, action: AnyAction): string | null {
  return wrong.find(({ move, says }) => says !== null && has(action, move))?.says ?? null;
}
