import { useEffect, useRef } from 'react'

/**
 * The heading of the current step. A new step scrolls to it and moves the focus there, because the focused element
 * left with the previous step.
 */
export function useStepHeading(step: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView?.({ block: 'start', behavior: 'instant' })
  }, [step])
  return heading
}
