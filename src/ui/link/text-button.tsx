import type { ComponentProps } from 'react'
import { linkLook } from './link.tsx'

/** A button that looks like a link, for actions that do not leave the page. */
export function TextButton(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button {...props} {...linkLook({ variant: 'standalone' })} type="button" />
}
