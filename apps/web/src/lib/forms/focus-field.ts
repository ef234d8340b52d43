/** Brings who sent a form to the field of it that is to be looked at: the first that is wrong. */
export function focusField(form: EventTarget, name: string | undefined): void {
  if (!name || !(form instanceof HTMLFormElement)) return;
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
