import { Globe, LogIn } from 'lucide-react'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { usePopup } from '../session/popup.ts'
import { useVisitor } from '../session/visitor.ts'
import { AppHeader } from '../ui/app-header/app-header.tsx'
import { Badge } from '../ui/badge/badge.tsx'
import { Button, buttonLook } from '../ui/button/button.tsx'
import { IconButton } from '../ui/icon-button/icon-button.tsx'
import { MenuOnDemand } from '../ui/menu/menu-on-demand.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import { AccountTrigger } from './account-trigger.tsx'
import { Balance } from './balance.tsx'
import styles from './header.module.css'
import { Logo } from './logo.tsx'

const DisplayMenu = lazy(() => import('./display-menu.tsx'))
const AccountMenu = lazy(() => import('./account-menu.tsx'))

/** HDR-01..07: guests find the doors, members their money and their account. */
export function Header() {
  const { t } = useTranslation('shell')
  const visitor = useVisitor()
  return (
    <AppHeader
      kind={visitor.role}
      logo={<Logo />}
      tools={<DisplayTrigger />}
      phoneTools={visitor.isLogin ? undefined : <DisplayTrigger />}
      balance={visitor.isLogin ? <Balance /> : visitor.pending ? <PendingBalance /> : undefined}
      actions={visitor.pending ? undefined : visitor.isLogin ? <MoneyActions /> : <Doors />}
      account={
        visitor.isLogin ? (
          <MenuOnDemand trigger={<AccountTrigger name={visitor.name ?? ''} />} menu={AccountMenu} />
        ) : undefined
      }
      notice={visitor.isTrial ? <Badge variant="new">{t('header.trial')}</Badge> : undefined}
    />
  )
}

/** One door to language and theme. */
function DisplayTrigger() {
  const { t } = useTranslation('shell')
  const label = `${t('header.language')}, ${t('header.theme')}`
  return <MenuOnDemand trigger={<IconButton of={Globe} label={label} />} menu={DisplayMenu} />
}

function Doors() {
  const { t } = useTranslation('shell')
  const { open } = usePopup()
  return (
    <>
      <Button
        variant="ghost"
        startIcon={LogIn}
        className={styles.login}
        onClick={() => open('login')}
      >
        {t('header.login')}
      </Button>
      <Button variant="primary" onClick={() => open('register')}>
        {t('header.register')}
      </Button>
    </>
  )
}

function MoneyActions() {
  const { t } = useTranslation('shell')
  return (
    <span className={styles.money}>
      <Link to="/member?page=withdraw" {...buttonLook({ variant: 'secondary' })}>
        {t('header.withdraw')}
      </Link>
      <Link to="/member?page=depositv2" {...buttonLook({ variant: 'deposit' })}>
        {t('header.deposit')}
      </Link>
    </span>
  )
}

const PendingBalance = () => <Skeleton className={styles.pending} />
