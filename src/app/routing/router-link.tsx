import { Link } from 'react-router'
import type { RenderLink } from '#ui/link/render-link.ts'

/** Draws the links of menus with the router; other sites open in their own tab. */
export const routerLink: RenderLink = ({ href, ...rest }) =>
  href.startsWith('/') ? (
    <Link to={href} {...rest} />
  ) : (
    <a href={href} target="_blank" rel="noopener noreferrer" {...rest} />
  )
