/** Moves the focus to the main content when the focused element was removed. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true })
}
