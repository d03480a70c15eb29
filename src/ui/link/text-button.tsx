import type { ComponentProps } from 'react'
import { linkLook } from './link.tsx'

/** A button that reads like a link: it opens another pop-up instead of leaving the page. */
export function TextButton(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button {...props} {...linkLook({ variant: 'standalone' })} type="button" />
}
