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
  /** `lazy(() => import(...))` of a part that draws `trigger` and its popup, open at once. */
  menu: ComponentType<{ trigger: ReactElement; defaultOpen: boolean }>
  popup?: 'menu' | 'dialog'
}

/**
 * Stands in for a menu, drawer or dialog whose code is not loaded yet: a plain button that at its
 * first press loads the real part and opens it. Costs nothing in the first load.
 */
export function MenuOnDemand({ trigger, menu: Real, popup = 'menu' }: MenuOnDemandProps) {
  const [wanted, setWanted] = useState(false)
  const plain = (busy: boolean) =>
    cloneElement(trigger, {
      'aria-haspopup': popup,
      'aria-expanded': false,
      ...(busy ? { 'aria-busy': true } : {}),
      onClick: (event: MouseEvent<HTMLElement>) => {
        trigger.props.onClick?.(event)
        if (!event.defaultPrevented) setWanted(true)
      },
    })
  if (!wanted) return plain(false)
  return (
    <Suspense fallback={plain(true)}>
      <Real trigger={trigger} defaultOpen />
    </Suspense>
  )
}
