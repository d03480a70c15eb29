import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Draws its content once its place comes within a screen's height; the place keeps its size. */
export function NearViewport({
  className,
  children,
}: {
  className?: string | undefined
  children: ReactNode
}) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !place.current) return
    const watch = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: '100% 0px' },
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [near])
  return (
    <div ref={place} className={className}>
      {near ? children : null}
    </div>
  )
}
