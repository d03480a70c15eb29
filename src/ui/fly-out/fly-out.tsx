import {
  type ComponentProps,
  cloneElement,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { cx } from '../base/cx.ts'
import styles from './fly-out.module.css'

/** Hover delays. */
const OPEN_MS = 150
const CLOSE_MS = 300

export type FlyOutProps = {
  /** One plain button element. */
  trigger: ReactElement<ComponentProps<'button'>>
  /** Accessible name of the panel. */
  label: string
  children: ReactNode
  className?: string | undefined
  defaultOpen?: boolean | undefined
}

/**
 * A panel beside the nearest positioned ancestor of its trigger. Opens on hover, keyboard focus and click;
 * closes on Esc, a press outside and leaving. Its content may hold controls.
 */
export function FlyOut({ trigger, label, children, className, defaultOpen = false }: FlyOutProps) {
  const [open, setOpen] = useState(defaultOpen)
  const root = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Esc returns the focus to the trigger, which must not open the panel again. */
  const restoringFocus = useRef(false)
  const id = useId()

  const schedule = (next: boolean, after: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(setOpen, after, next)
  }
  const set = (next: boolean) => {
    clearTimeout(timer.current)
    setOpen(next)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!open) return
    const onPressOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      clearTimeout(timer.current)
      setOpen(false)
      if (!root.current?.contains(document.activeElement)) return
      restoringFocus.current = true
      root.current.querySelector('button')?.focus({ preventScroll: true })
      restoringFocus.current = false
    }
    document.addEventListener('pointerdown', onPressOutside)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPressOutside)
      document.removeEventListener('keydown', onKey)
    }
  }, [open])

  const handlers: ComponentProps<'div'> = {
    onPointerEnter: (event) => event.pointerType === 'mouse' && schedule(true, OPEN_MS),
    onPointerLeave: (event) => event.pointerType === 'mouse' && schedule(false, CLOSE_MS),
    onFocus: (event) => {
      if (!restoringFocus.current && event.target.matches(':focus-visible')) set(true)
    },
    onBlur: (event) => {
      if (!event.currentTarget.contains(event.relatedTarget)) set(false)
    },
  }
  return (
    <div ref={root} className={className} {...handlers}>
      {cloneElement(trigger, {
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => set(true),
      })}
      {open ? (
        <section id={id} className={cx(styles.panel)} aria-label={label}>
          {children}
        </section>
      ) : null}
    </div>
  )
}
