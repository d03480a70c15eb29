import { type RefObject, useEffect, useRef } from 'react'

/** Gives the focus to the heading of the dialog or card that an element is in. */
export function focusHeading(inside: Element | null): void {
  const heading = inside?.closest('[role="dialog"], section')?.querySelector<HTMLElement>('h1, h2')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus()
}

/** Focuses the heading of a new step; attach it to the step's outermost element. */
export function useStepFocus<T extends Element>(): RefObject<T | null> {
  const step = useRef<T>(null)
  useEffect(() => focusHeading(step.current), [])
  return step
}
