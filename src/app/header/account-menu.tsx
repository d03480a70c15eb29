import {
  Award,
  Coins,
  History,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  Percent,
  Receipt,
  ShieldCheck,
  TrendingUp,
} from 'lucide-react'
import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#i18n/use-translation.ts'
import { usePopup } from '#patterns/routing/popup.ts'
import { useModule, useVisitor } from '#session/visitor.ts'
import { Menu, MenuItem, MenuSeparator } from '#ui/menu/menu.tsx'

interface Entry {
  key:
    | 'bettingRecord'
    | 'accountRecord'
    | 'profitLoss'
    | 'rewardCenter'
    | 'pointMall'
    | 'securityCenter'
    | 'agentCenter'
    | 'manualRebate'
  to: string
  icon: LucideIcon
  shown?: boolean
}

/** The account's entries, without those of disabled modules. */
export default function AccountMenu(props: { trigger: ReactElement; defaultOpen: boolean }) {
  const { t } = useTranslation('shell')
  const { open } = usePopup()
  const { isAgent, isTrial } = useVisitor()
  const points = useModule('PTSYS3')
  const rebate = useModule('MANPLAYREB3')
  const entries: Entry[] = [
    { key: 'bettingRecord', to: '/member?page=personalHistoryCopy', icon: History },
    { key: 'accountRecord', to: '/member?page=transactionHistory', icon: Receipt },
    { key: 'profitLoss', to: '/member?page=personalProfit', icon: TrendingUp },
    { key: 'rewardCenter', to: '/rewards', icon: Award },
    { key: 'pointMall', to: '/pointMall', icon: Coins, shown: points },
    { key: 'securityCenter', to: '/member?page=securityCenter', icon: ShieldCheck },
    { key: 'agentCenter', to: '/agentHome', icon: LayoutDashboard, shown: isAgent },
    { key: 'manualRebate', to: '/member?page=manualRebate', icon: Percent, shown: rebate },
  ]
  return (
    <Menu {...props}>
      {entries
        .filter((entry) => entry.shown !== false)
        .map((entry) =>
          isTrial ? (
            <MenuItem key={entry.key} icon={entry.icon} onSelect={() => open('real-account')}>
              {t(`header.${entry.key}`)}
            </MenuItem>
          ) : (
            <MenuItem
              key={entry.key}
              icon={entry.icon}
              link={(content) => <Link to={entry.to}>{content}</Link>}
            >
              {t(`header.${entry.key}`)}
            </MenuItem>
          ),
        )}
      <MenuSeparator />
      <MenuItem icon={LogOut} tone="danger" onSelect={() => open('logout')}>
        {t('header.signOut')}
      </MenuItem>
    </Menu>
  )
}
