import type { ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { popupOf } from '../../src/patterns/routing/popup.ts'

interface PopupProps {
  readonly at: string
  readonly part: ComponentType<{ onClose: () => void }>
  readonly onClose: () => void
}

/** Renders a pop-up while the address names it, as the portal does. */
export function Popup({ at, part: Part, onClose }: PopupProps) {
  return popupOf(useLocation().search) === at ? <Part onClose={onClose} /> : null
}
