import { createElement, type ReactElement, type ReactNode } from 'react'

export type RenderLinkProps = {
  href: string
  className: string
  children: ReactNode
  'aria-current'?: 'page' | undefined
  onClick?: (() => void) | undefined
}

/** How a part draws a link: the app passes its router's, by default a plain anchor. */
export type RenderLink = (props: RenderLinkProps) => ReactElement

/** A plain anchor. */
export const plainLink: RenderLink = (props) => createElement('a', props)
