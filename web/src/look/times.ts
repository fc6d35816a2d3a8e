/** 0, 1, 2 ...: something to repeat a piece by. */
export const times = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
