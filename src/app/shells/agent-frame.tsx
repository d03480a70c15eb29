import { useQuery } from '@tanstack/react-query'
import { Gamepad2, Headphones, LayoutList, type LucideIcon } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { contractQueries } from '#api/agent/contracts.ts'
import { systemQueries } from '#api/content/system.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { agentHref } from '#patterns/routing/agent-page.ts'
import { AGENT_GROUPS, type AgentPage } from '#patterns/routing/define-agent-page.ts'
import { href } from '#patterns/routing/href.ts'
import { usePopup } from '#patterns/routing/popup.ts'
import { useToken } from '#session/store.ts'
import { useMember, useModule } from '#session/visitor.ts'
import { useMedia } from '#ui/base/use-media.ts'
import { BottomNav } from '#ui/bottom-nav/bottom-nav.tsx'
import { Drawer } from '#ui/drawer/drawer.tsx'
import { SideMenu } from '#ui/side-menu/side-menu.tsx'
import { CrashBoundary } from '../boot/crash-boundary.tsx'
import Balance from '../header/balance.tsx'
import { grantedPages } from '../routing/granted-pages.ts'
import { routerLink } from '../routing/router-link.tsx'
import styles from './agent-frame.module.css'
import { AgentHeader } from './agent-header.tsx'
import { FramePart } from './frame-part.tsx'
import { ScreenSkeleton } from './screen-skeleton.tsx'

/** The number of pages in a phone's bottom bar, next to its menu button. */
const IN_BAR = 4

interface MenuEntry {
  readonly id: string
  readonly group: (typeof AGENT_GROUPS)[number]
  readonly label: string
  /** For the bar at the bottom of a phone. */
  readonly short: string
  readonly icon: LucideIcon
  readonly href?: string
  readonly onSelect?: () => void
  readonly current: boolean
}

/**
 * The frame of the agent centre: its header and the menu beside the page. On narrow
 * screens a bar has the pages used most, and a sheet the rest.
 */
export default function AgentFrame({ pages }: { pages: readonly AgentPage[] }) {
  const { t } = useTranslation(['agent', 'common'])
  const { search } = useLocation()
  const { open } = usePopup()
  const wide = useMedia('(width >= 1024px)')
  const member = useMember()
  const config = useQuery(systemQueries.config()).data
  const asked = new URLSearchParams(search).get('page')
  const readOnly = member?.readOnly === true
  const codes = useConsolidated()
  const grants = { ...member, chatRoom: config?.agentChatRoom ?? null }
  const own = grantedPages(pages, grants, codes.data)
  const unknown = codes.pending && pages.some(({ page, kind }) => kind && page === asked)
  const current = own.find(({ page }) => page === asked) ?? own[0]
  if (!current) return null
  const entries: readonly MenuEntry[] = [
    ...own.map(({ page, menu }) => ({
      id: page,
      group: menu.group,
      label: t(`agent:page.${page}`),
      short: t(`agent:short.${page}`),
      icon: menu.icon,
      href: agentHref(page),
      current: page === current.page,
    })),
    {
      id: 'chat',
      group: 'service',
      label: t('agent:customerService'),
      short: t('agent:customerService'),
      icon: Headphones,
      onSelect: () => void open('chat'),
      current: false,
    },
    ...(readOnly
      ? []
      : [
          {
            id: 'player',
            group: 'service' as const,
            label: t('agent:player'),
            short: t('agent:player'),
            icon: Gamepad2,
            href: href('/'),
            current: false,
          },
        ]),
  ]
  const { View } = current.screen
  return (
    <>
      <AgentHeader
        name={member?.nickname ?? member?.account ?? ''}
        timeZone={config?.timeZone}
        readOnly={readOnly}
      >
        {readOnly ? null : (
          <FramePart>
            <Balance />
          </FramePart>
        )}
      </AgentHeader>
      <div className={styles.frame}>
        {wide ? <AgentMenu entries={entries} /> : null}
        <main id="main" className={styles.main} tabIndex={-1}>
          <CrashBoundary key={current.page}>
            <Suspense fallback={<ScreenSkeleton />}>
              {unknown ? <ScreenSkeleton /> : <View />}
            </Suspense>
          </CrashBoundary>
        </main>
      </div>
      {wide ? null : <AgentBar entries={entries} />}
    </>
  )
}

/** The pending and paying contracts, once loaded. Shares its query with the contract watch. */
function useConsolidated() {
  const token = useToken() ?? ''
  const isOn = useModule('AGENTPOLICY3')
  const query = useQuery({ ...contractQueries.consolidated(token), enabled: isOn, retry: false })
  return { data: query.data ?? null, pending: query.isLoading }
}

function AgentMenu({ entries }: { entries: readonly MenuEntry[] }) {
  const { t } = useTranslation('agent')
  const groups = AGENT_GROUPS.flatMap((group) => {
    const items = entries.filter((entry) => entry.group === group)
    return items.length > 0 ? [{ id: group, title: t(`group.${group}`), items }] : []
  })
  return (
    <SideMenu className={styles.menu} label={t('menu')} groups={groups} renderLink={routerLink} />
  )
}

/** The bar at the bottom of a narrow screen. */
function AgentBar({ entries }: { entries: readonly MenuEntry[] }) {
  const { t } = useTranslation(['agent', 'common'])
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <BottomNav
        label={t('agent:menu')}
        renderLink={routerLink}
        items={[
          ...entries.slice(0, IN_BAR).map((entry) => ({ ...entry, label: entry.short })),
          {
            id: 'more',
            label: t('agent:more'),
            icon: LayoutList,
            expanded: isOpen,
            onSelect: () => setOpen(true),
          },
        ]}
      />
      <Drawer
        open={isOpen}
        title={t('agent:menu')}
        closeLabel={t('common:action.close')}
        onOpenChange={setOpen}
      >
        <AgentMenu
          entries={entries.map((entry) => ({
            ...entry,
            onSelect: () => {
              close()
              entry.onSelect?.()
            },
          }))}
        />
      </Drawer>
    </>
  )
}
