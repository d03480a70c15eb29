import { type ReactNode, useState } from 'react'
import type { Notice } from '#api/content/content.ts'
import { formatCount } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { Pagination } from '#patterns/pagination.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { countPages, onPage, PAGER, pageWith } from '../model.ts'
import { NoticeList } from './notice-list.tsx'

type NoticeDialogProps = {
  title: string
  /** Newest first. */
  items: readonly Notice[]
  /** Id of the notice that is expanded from the start. */
  initialId?: number | null
  /** Above the items. */
  lead?: ReactNode
  /** Shown in place of the items while there are none. */
  children?: ReactNode
  onClose: () => void
  /** Follows a link of a notice's text. */
  onNavigate: (href: string) => void
}

/** Notices in pages of nine, each of which expands. */
export function NoticeDialog(props: NoticeDialogProps) {
  const { title, items, initialId = null, lead, children, onClose, onNavigate } = props
  const { t } = useTranslation(['patterns', 'common'])
  const [chosenPage, setChosenPage] = useState<number | null>(null)
  const pages = countPages(items.length)
  const page = Math.min(chosenPage ?? pageWith(items, initialId), Math.max(1, pages))
  const footer = (
    <>
      <Pagination {...PAGER} page={page} pages={pages} onChange={setChosenPage} />
      <p role="status" className="visually-hidden">
        {chosenPage === null
          ? null
          : t('patterns:pager.summary', { page: formatCount(page), pages: formatCount(pages) })}
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
      {lead}
      {items.length > 0 ? (
        <NoticeList
          items={onPage(items, page)}
          page={page}
          isPaged={pages > 1}
          initialId={items.length === 1 ? (items[0]?.id ?? null) : initialId}
          onNavigate={onNavigate}
        />
      ) : (
        children
      )}
    </Dialog>
  )
}
