/** Whether a field has incomplete input, such as an hour without minutes, which reads as empty. */
export function isHalfTyped(form: unknown, name: string): boolean {
  const field = form instanceof HTMLFormElement ? form.elements.namedItem(name) : null;
  return field instanceof HTMLInputElement && field.validity.badInput;
}
