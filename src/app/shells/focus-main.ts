/** Where the focus goes on when what had it is gone. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true })
}
