import { useRef, useState } from 'react'
import { useMedia } from '../../../../ui/base/use-media.ts'
import { restOf, type Sector } from '../model.ts'

/** One even turn that slows down without teasing. */
const TURN = { duration: 2600, easing: 'cubic-bezier(0.3, 0, 0.25, 1)' }

/** D-066: turns the wheel to a result that already stands; at once where nothing may move. */
export function useTurn(sectors: readonly Sector[]) {
  const wheel = useRef<SVGSVGElement>(null)
  const [angle, setAngle] = useState(0)
  const [running, setRunning] = useState<Animation | null>(null)
  const still = useMedia('(prefers-reduced-motion: reduce)')

  const turnTo = async (segmentId: string): Promise<void> => {
    const rest = restOf(sectors, segmentId, angle)
    if (!rest) return
    setAngle(rest.stands)
    const node = wheel.current
    if (still || document.hidden || typeof node?.animate !== 'function') return
    const degrees = (value: number) => `${value}deg`
    const frames = { rotate: [degrees(angle), degrees(rest.turned)] }
    const animation = node.animate(frames, TURN)
    setRunning(animation)
    // One that was cancelled has come to its end as well.
    await animation.finished.catch(() => undefined)
    setRunning(null)
  }

  return { wheel, angle, turning: running !== null, turnTo, skip: () => running?.finish() }
}
