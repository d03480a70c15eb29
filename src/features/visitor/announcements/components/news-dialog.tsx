import { type ReactNode, useState } from 'react'
import type { Notice } from '../../../../api/content.ts'
import { formatCount } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Pager } from '../../../../ui/pager/pager.tsx'
import { onPage, PAGER, pagesOf, pageWith } from '../model.ts'
import { NewsList } from './news-list.tsx'

type NewsDialogProps = {
  title: string
  /** Newest first. */
  items: readonly Notice[]
  /** The one to unfold at once. */
  wanted?: number | null
  /** Stands where the items would, as long as there are none. */
  children?: ReactNode
  onClose: () => void
  /** Follows a link of a text. */
  onNavigate: (href: string) => void
}

/** MOD-10..17, CST-04: news nine to a page, each of which unfolds. */
export function NewsDialog(props: NewsDialogProps) {
  const { title, items, wanted = null, children, onClose, onNavigate } = props
  const { t } = useTranslation(['announcements', 'common'])
  const [turned, setTurned] = useState<number | null>(null)
  const pages = pagesOf(items.length)
  const page = Math.min(turned ?? pageWith(items, wanted), Math.max(1, pages))
  const place = (of: number, all: number) =>
    t('announcements:pager.summary', { page: formatCount(of), pages: formatCount(all) })
  const footer = (
    <>
      <Pager
        {...PAGER}
        page={page}
        pages={pages}
        onChange={setTurned}
        labels={{
          nav: t('announcements:pager.label'),
          previous: t('announcements:pager.previous'),
          next: t('announcements:pager.next'),
          page: (of) => t('announcements:pager.page', { page: formatCount(of) }),
          summary: place,
          first: t('announcements:pager.first'),
          last: t('announcements:pager.last'),
        }}
      />
      <p role="status" className="visually-hidden">
        {turned === null ? null : place(page, pages)}
      </p>
    </>
  )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      closeLabel={t('common:action.close')}
      footer={pages > 1 ? footer : undefined}
    >
      {items.length > 0 ? (
        <NewsList
          items={onPage(items, page)}
          page={page}
          paged={pages > 1}
          wanted={items.length === 1 ? (items[0]?.id ?? null) : wanted}
          onNavigate={onNavigate}
        />
      ) : (
        children
      )}
    </Dialog>
  )
}
