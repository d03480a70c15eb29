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

/** Resting on the trigger this long opens; straying this long closes. */
const OPEN_MS = 150
const CLOSE_MS = 300

export type FlyOutProps = {
  /** One plain button element. */
  trigger: ReactElement<ComponentProps<'button'>>
  /** Names the panel. */
  label: string
  children: ReactNode
  className?: string | undefined
  defaultOpen?: boolean | undefined
}

/**
 * Something worth a look beside the nearest positioned ancestor of its trigger: opens on hover, keyboard
 * focus and click; Esc, a press elsewhere and leaving it close it. Its content may hold controls.
 */
export function FlyOut({ trigger, label, children, className, defaultOpen = false }: FlyOutProps) {
  const [open, setOpen] = useState(defaultOpen)
  const root = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Esc gives the focus back to the trigger, which is no wish to open again. */
  const returning = useRef(false)
  const id = useId()

  const plan = (next: boolean, after: number) => {
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
    const away = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      clearTimeout(timer.current)
      setOpen(false)
      if (!root.current?.contains(document.activeElement)) return
      returning.current = true
      root.current.querySelector('button')?.focus()
      returning.current = false
    }
    document.addEventListener('pointerdown', away)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', away)
      document.removeEventListener('keydown', onKey)
    }
  }, [open])

  const listening: ComponentProps<'div'> = {
    onPointerEnter: (event) => event.pointerType === 'mouse' && plan(true, OPEN_MS),
    onPointerLeave: (event) => event.pointerType === 'mouse' && plan(false, CLOSE_MS),
    onFocus: (event) => {
      if (!returning.current && event.target.matches(':focus-visible')) set(true)
    },
    onBlur: (event) => {
      if (!event.currentTarget.contains(event.relatedTarget)) set(false)
    },
  }
  return (
    <div ref={root} className={className} {...listening}>
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
