import { useQuery } from '@tanstack/react-query'
import { Globe, LogIn, Search } from 'lucide-react'
import { lazy, type MouseEvent, Suspense } from 'react'
import { Link } from 'react-router'
import { systemQueries } from '#api/content/system.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useMemberPages } from '#patterns/routing/member-page.ts'
import { usePopup } from '#patterns/routing/popup.ts'
import { useVisitor } from '#session/visitor.ts'
import { AppHeader } from '#ui/app-header/app-header.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { Button, buttonLook } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { MenuOnDemand } from '#ui/menu/menu-on-demand.tsx'
import { useSlashOwner } from '#ui/search-field/use-slash-shortcut.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { FramePart } from '../shells/frame-part.tsx'
import { withFrameTexts } from '../shells/lazy-part.tsx'
import styles from './header.module.css'
import { Logo } from './logo.tsx'

const DisplayMenu = lazy(() => import('./display-menu.tsx'))
const Balance = lazy(() => import('./balance.tsx'))
const Account = lazy(() => import('./account.tsx'))
const TrialNotice = lazy(() => withFrameTexts(import('./trial-notice.tsx')))

/** Login and registration for guests, balance and account for members. */
export function Header() {
  const { t } = useTranslation('shell')
  const visitor = useVisitor()
  const known = !visitor.pending && !visitor.lost
  const waiting = !known && !visitor.mustChangePassword
  const actions = visitor.isLogin ? <MoneyActions trial={visitor.isTrial} /> : <GuestActions />
  return (
    <AppHeader
      // A visitor whose balance is loading is not a guest.
      kind={waiting ? 'member' : visitor.role}
      logo={<Logo />}
      tools={
        <>
          <SearchTrigger />
          <SaferMark />
          <DisplayTrigger />
        </>
      }
      phoneTools={
        <>
          <SaferMark />
          {visitor.isLogin || waiting ? null : <DisplayTrigger />}
        </>
      }
      balance={visitor.isLogin || waiting ? <HeaderWallet ready={visitor.isLogin} /> : undefined}
      actions={known ? actions : undefined}
      account={
        visitor.isLogin ? (
          <Suspense fallback={<span className={styles.portrait} />}>
            <Account name={visitor.name ?? ''} />
          </Suspense>
        ) : undefined
      }
      notice={
        visitor.isTrial ? (
          <Suspense fallback={<Badge variant="new">{t('header.trial')}</Badge>}>
            <TrialNotice />
          </Suspense>
        ) : undefined
      }
    />
  )
}

/** The site-wide search. On a phone it comes before the types of games. */
function SearchTrigger() {
  const { t } = useTranslation('shell')
  const { open } = usePopup()
  // On a page with its own search, `/` focuses that one.
  const taken = useSlashOwner() !== null
  return (
    <button
      type="button"
      className={styles.search}
      aria-label={t('header.search')}
      aria-haspopup="dialog"
      aria-keyshortcuts={taken ? 'Control+K' : '/ Control+K'}
      onClick={() => open('search')}
    >
      <Icon of={Search} />
      <span>{t('header.search')}</span>
      <span className={styles.key} data-key={taken ? 'Ctrl K' : '/'} aria-hidden="true" />
    </button>
  )
}

/** The age mark. It leads to help with gambling in one step, however long the page is. */
function SaferMark() {
  const { t } = useTranslation('shell')
  const { open } = usePopup()
  const jurisdiction = useQuery(systemQueries.config()).data?.jurisdiction
  if (!jurisdiction) return null
  const age = `${jurisdiction.minAge}+`
  return (
    <button
      type="button"
      className={styles.safer}
      aria-label={`${age} ${t('safer.label')}`}
      onClick={() => open('limits')}
    >
      <span>{age}</span>
    </button>
  )
}

/** Language and theme in one menu. */
function DisplayTrigger() {
  const { t } = useTranslation('shell')
  const label = `${t('header.language')}, ${t('header.theme')}`
  return <MenuOnDemand trigger={<IconButton of={Globe} label={label} />} menu={DisplayMenu} />
}

function GuestActions() {
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

/** Both open over the page. A trial account has no real money and gets a message instead. */
function MoneyActions({ trial }: { trial: boolean }) {
  const { t } = useTranslation('shell')
  const { open } = usePopup()
  const { overlay } = useMemberPages()
  const onClick = (event: MouseEvent) => {
    if (!trial) return
    event.preventDefault()
    void open('real-account')
  }
  return (
    <span className={styles.money}>
      <Link {...overlay('withdraw')} onClick={onClick} {...buttonLook({ variant: 'secondary' })}>
        {t('header.withdraw')}
      </Link>
      <Link {...overlay('depositv2')} onClick={onClick} {...buttonLook({ variant: 'deposit' })}>
        {t('header.deposit')}
      </Link>
    </span>
  )
}

/** Time and balance in one pill, or a placeholder of its size while they load. */
function HeaderWallet({ ready }: { ready: boolean }) {
  const place = <Skeleton shape="block" className={styles.pending} />
  return ready ? (
    <Suspense fallback={place}>
      <FramePart>
        <Balance />
      </FramePart>
    </Suspense>
  ) : (
    place
  )
}
