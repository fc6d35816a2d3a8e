/** Which die is which. The server counts dice by face; on the screen each keeps its place, and moves from where it was. */

export const PILES = ["active", "chosen", "made", "set_aside"] as const;
export type Pile = (typeof PILES)[number];

export interface Die {
  readonly id: number;
  readonly pile: Pile;
  readonly face: number;
  readonly rolls: number; // how often it was rolled: it tumbles whenever this grows
}

export type Faces = Readonly<Record<Pile, readonly number[]>>;

/** The dice as they lie now, each known again from how they lay before. */
export function follow(before: readonly Die[], now: Faces, isRoll: boolean): Die[] {
  const free = [...before];
  const take = (fits: (die: Die) => boolean): Die | undefined => {
    const at = free.findIndex(fits);
    return at < 0 ? undefined : free.splice(at, 1)[0];
  };
  const wanted = PILES.flatMap((pile) => now[pile].map((face) => ({ pile, face, was: undefined as Die | undefined })));
  const search = (fits: (die: Die, wanted_die: { pile: Pile; face: number }) => boolean): void => {
    for (const one of wanted) one.was ??= take((die) => fits(die, one));
  };
  const lies = (pile: Pile): boolean => !(isRoll && pile === "active");
  search((die, one) => lies(one.pile) && die.pile === one.pile && die.face === one.face);
  search((die, one) => lies(one.pile) && die.face === one.face);
  search((die, one) => die.pile === one.pile);
  search(() => true);
  let fresh = Math.max(0, ...before.map((die) => die.id));
  const found = wanted.map(({ pile, face, was }): Die => {
    const rolls = (was?.rolls ?? 0) + (isRoll && pile === "active" ? 1 : 0);
    return { id: was?.id ?? ++fresh, pile, face, rolls };
  });
  return isRoll ? found : inOldOrder(found, before);
}

/** Dice that stay keep their places; those that come to a pile join at its end. */
function inOldOrder(dice: Die[], before: readonly Die[]): Die[] {
  const places = new Map(before.map((die, at) => [`${die.id} ${die.pile}`, at]));
  const place = (die: Die): number => places.get(`${die.id} ${die.pile}`) ?? before.length;
  return dice.sort((one, other) => place(one) - place(other));
}

export function pipsOf(dice: readonly Die[]): number {
  return dice.reduce((sum, { face }) => sum + face, 0);
}
