import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Draws its content once its place comes near the view; the place keeps its size. */
export function NearViewport({
  className,
  ready = true,
  children,
}: {
  className?: string | undefined
  /** Holds the content back until this is true, however near it is. */
  ready?: boolean
  children: ReactNode
}) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !ready || !place.current) return
    const watch = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: '240px 0px' },
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [near, ready])
  return (
    <div ref={place} className={className}>
      {near ? children : null}
    </div>
  )
}
