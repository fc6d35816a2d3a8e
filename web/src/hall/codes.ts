import { Problem, request } from "../wire/http.ts";

/** The id of the table that has a code, however that was typed. */
export async function tableOf(code: string): Promise<string> {
  const { table } = await request("GET /api/codes/{code}", { code: code.toLowerCase().replace(/[^a-z]/g, "") });
  return table.id;
}

/** Whether that failed because no table has it. */
export const isUnknown = (reason: unknown): boolean => reason instanceof Problem && reason.status === 404;
