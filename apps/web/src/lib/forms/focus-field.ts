/** Focuses the first invalid field. */
export function focusField(form: EventTarget, name: string | undefined): void {
  if (!name || !(form instanceof HTMLFormElement)) return;
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
