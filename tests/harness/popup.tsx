import type { ComponentType } from 'react'
import { usePopup } from '#patterns/routing/popup.ts'

interface PopupProps {
  readonly at: string
  readonly part: ComponentType<{ onClose: () => void }>
  /** By default closing removes the pop-up from the address, as in the portal. */
  readonly onClose?: () => void
}

/** Renders a pop-up while the address names it, as the portal does. */
export function Popup({ at, part: Part, onClose }: PopupProps) {
  const { popup, close } = usePopup()
  return popup === at ? <Part onClose={onClose ?? close} /> : null
}
