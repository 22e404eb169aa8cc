/** Values of a component file, and where they are in it. */
export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [name: string]: Json;
}
export type Path = readonly (string | number)[];

/** The value at the end of a path; undefined if there is none. */
export function valueAt(data: Json, path: Path): Json | undefined {
  let here: Json | undefined = data;
  for (const step of path) {
    if (here === null || typeof here !== 'object') return undefined;
    here = (here as Record<string | number, Json>)[step];
  }
  return here;
}

/** The same data with another value at the end of a path. Only what is on the path is copied. */
export function withValue(data: Json, path: Path, value: Json): Json {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(data)) return data.map((each, i) => (i === step ? withValue(each, rest, value) : each));
  const here = data as JsonObject;
  return { ...here, [step]: withValue(here[step] ?? null, rest, value) };
}

/** The text of a file, as the server writes it: equal values have an equal digest. */
export const fileText = (data: Json): string => JSON.stringify(data, null, 1);
export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
export const object = (value: Json | undefined): JsonObject => (value ?? {}) as JsonObject;
export const list = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);
