import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { PopupItem } from '#api/content/content.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useCanInterrupt } from '../hooks/use-can-interrupt.ts'
import { NoticeDialog } from './notice-dialog.tsx'

export type AnnouncementDialogProps = { items: readonly PopupItem[]; onClose: () => void }

/** Opens as soon as no other dialog is open. */
export default function AnnouncementDialog({ items, onClose }: AnnouncementDialogProps) {
  const { t } = useTranslation('announcements')
  const navigate = useNavigate()
  const canInterrupt = useCanInterrupt()
  const [opened, setOpened] = useState(canInterrupt)
  if (canInterrupt && !opened) setOpened(true)
  if (!opened) return null
  const follow = (href: string) => {
    onClose()
    void navigate(href)
  }
  return (
    <NoticeDialog title={t('popup.title')} items={items} onClose={onClose} onNavigate={follow} />
  )
}
