import { createElement, type ReactElement, type ReactNode } from 'react'

export type RenderLinkProps = {
  href: string
  className: string
  children: ReactNode
  'aria-current'?: 'page' | undefined
  onClick?: (() => void) | undefined
}

/** Renders a link inside a component: a plain anchor by default, the router's in the app. */
export type RenderLink = (props: RenderLinkProps) => ReactElement

export const plainLink: RenderLink = (props) => createElement('a', props)
