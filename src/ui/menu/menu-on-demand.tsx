import {
  type ComponentType,
  cloneElement,
  type MouseEvent,
  type ReactElement,
  Suspense,
  useState,
} from 'react'

type TriggerProps = {
  onClick?: (event: MouseEvent<HTMLElement>) => void
  'aria-haspopup'?: 'menu' | 'dialog'
  'aria-expanded'?: boolean
  'aria-busy'?: boolean
}

export type MenuOnDemandProps = {
  /** One plain button element. */
  trigger: ReactElement<TriggerProps>
  /** `lazy(() => import(...))` of a component that renders `trigger` with its popup open. */
  menu: ComponentType<{ trigger: ReactElement; defaultOpen: boolean }>
  popup?: 'menu' | 'dialog'
}

/**
 * Stands in for a menu, drawer or dialog whose code is not loaded yet: a plain button whose first press loads
 * the real component and opens it.
 */
export function MenuOnDemand({ trigger, menu: LoadedMenu, popup = 'menu' }: MenuOnDemandProps) {
  const [requested, setRequested] = useState(false)
  const placeholder = (busy: boolean) =>
    cloneElement(trigger, {
      'aria-haspopup': popup,
      'aria-expanded': false,
      ...(busy ? { 'aria-busy': true } : {}),
      onClick: (event: MouseEvent<HTMLElement>) => {
        trigger.props.onClick?.(event)
        if (!event.defaultPrevented) setRequested(true)
      },
    })
  if (!requested) return placeholder(false)
  return (
    <Suspense fallback={placeholder(true)}>
      <LoadedMenu trigger={trigger} defaultOpen />
    </Suspense>
  )
}
