import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { PopupItem } from '../../../../api/content.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { useFreePage } from '../hooks/use-free-page.ts'
import { NewsDialog } from './news-dialog.tsx'

export type AnnouncementDialogProps = { items: readonly PopupItem[]; onClose: () => void }

/** Opens as soon as nothing else lies over the page; from then on it is what lies there. */
export default function AnnouncementDialog({ items, onClose }: AnnouncementDialogProps) {
  const { t } = useTranslation('announcements')
  const navigate = useNavigate()
  const free = useFreePage()
  const [opened, setOpened] = useState(free)
  if (free && !opened) setOpened(true)
  if (!opened) return null
  const follow = (href: string) => {
    onClose()
    void navigate(href)
  }
  return <NewsDialog title={t('popup.title')} items={items} onClose={onClose} onNavigate={follow} />
}
