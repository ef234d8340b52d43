/** Whether a field of a form holds something that is no value yet, such as an hour without minutes: it reads as empty. */
export function isHalfTyped(form: unknown, name: string): boolean {
  const field = form instanceof HTMLFormElement ? form.elements.namedItem(name) : null;
  return field instanceof HTMLInputElement && field.validity.badInput;
}
