import { useRef, useState } from 'react'
import { useReducedMotion } from '#ui/base/use-reduced-motion.ts'
import { computeStop, type Sector } from '../model.ts'

/** One steady rotation that slows down without near misses (D-066). */
const ROTATION = { duration: 2600, easing: 'cubic-bezier(0.3, 0, 0.25, 1)' }

/** Turns the wheel to a result that is already decided; at once where motion is unwanted. */
export function useWheelRotation(sectors: readonly Sector[]) {
  const wheel = useRef<SVGSVGElement>(null)
  const [angle, setAngle] = useState(0)
  const [running, setRunning] = useState<Animation | null>(null)
  const reducedMotion = useReducedMotion()

  const rotateTo = async (segmentId: string): Promise<void> => {
    const stop = computeStop(sectors, segmentId, angle)
    if (!stop) return
    setAngle(stop.angle)
    const node = wheel.current
    if (reducedMotion || document.hidden || typeof node?.animate !== 'function') return
    const degrees = (value: number) => `${value}deg`
    const frames = { rotate: [degrees(angle), degrees(stop.rotatedTo)] }
    const animation = node.animate(frames, ROTATION)
    setRunning(animation)
    // A cancelled animation rejects, but it has ended as well.
    await animation.finished.catch(() => undefined)
    setRunning(null)
  }

  return { wheel, angle, rotating: running !== null, rotateTo, skip: () => running?.finish() }
}
