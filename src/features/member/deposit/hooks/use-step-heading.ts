import { useEffect, useRef } from 'react'

/**
 * The heading of the step that is shown. A step that follows another one brings it into view, with the focus: what
 * had the focus went with the step before.
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
