import { fireEvent } from '@testing-library/react'

/** Opens a line with a part below it, like a click on it: jsdom toggles nothing by itself. */
export function unfold(line: Element | null | undefined): HTMLElement {
  if (!(line instanceof HTMLDetailsElement)) throw new Error('There is no such line.')
  line.open = true
  fireEvent(line, new Event('toggle'))
  return line
}
