import { lazy } from 'react'
import { MenuOnDemand } from '../../ui/menu/menu-on-demand.tsx'
import { AccountTrigger } from './account-trigger.tsx'

const AccountMenu = lazy(() => import('./account-menu.tsx'))

/** HDR-07: the account's button; its menu is loaded at the first press. */
export default function Account({ name }: { name: string }) {
  return <MenuOnDemand trigger={<AccountTrigger name={name} />} menu={AccountMenu} />
}
