import { Link } from 'react-router-dom'
import type { RenderLink } from '../ui/side-menu/render-link.ts'

/** Draws the links of menus with the router. */
export const routerLink: RenderLink = ({ href, ...rest }) => <Link to={href} {...rest} />
