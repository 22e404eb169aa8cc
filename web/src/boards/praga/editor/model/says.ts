/** The value of a field in words. */
import { t } from '../../../../app/i18n/i18n.svelte';
import { bundleSays } from '../../model/format';
import { type Editable, type Field, readField } from './fields';
import { type Json, type JsonObject, same } from './json';

export function fieldSays(file: JsonObject, field: Field): string {
  const value = readField(file, field);
  const { control } = field;
  if (control.kind === 'toggle') return t(value ? 'pieces-yes' : 'pieces-no');
  if (control.kind === 'amounts') return bundleSays((value ?? {}) as never) || t('pieces-nothing');
  if (control.kind === 'choice')
    return control.options.find((option) => same(option.value, value))?.label ?? String(value);
  return String(value);
}

export interface Difference {
  label: string;
  mine: string;
  theirs: string;
}

/** What is printed differently on two pieces, in words. */
export function differences(
  [mine, own]: [JsonObject, Editable],
  [theirs, other]: [JsonObject, Editable],
): Difference[] {
  const say = (file: Json, made: Editable) =>
    new Map(
      made.spots.flatMap((spot) =>
        spot.fields.map((field) => {
          const label = spot.fields.length > 1 ? `${spot.label}, ${field.label}` : spot.label;
          return [`${spot.id} ${field.id}`, [label, fieldSays(file as JsonObject, field)] as const];
        }),
      ),
    );
  const [here, there] = [say(mine, own), say(theirs, other)];
  return [...new Set([...here.keys(), ...there.keys()])].flatMap((id) => {
    const [a, b] = [here.get(id), there.get(id)];
    if (a?.[1] === b?.[1]) return [];
    return [{ label: (a ?? b)![0], mine: a?.[1] ?? '–', theirs: b?.[1] ?? '–' }];
  });
}
