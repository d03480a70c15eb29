import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/use-translation.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import styles from './info-dialog.module.css'

type InfoDialogProps = {
  icon: LucideIcon
  title: string
  description?: string
  text: string
  children?: ReactNode
  /** Buttons that lead on. */
  footer: ReactNode
  onClose: () => void
}

/** A small dialog that explains one thing. */
export function InfoDialog(props: InfoDialogProps) {
  const { icon, text, children, onClose, ...dialog } = props
  const { t } = useTranslation('common')
  return (
    <Dialog {...dialog} open onOpenChange={onClose} size="sm" closeLabel={t('action.close')}>
      <Stack align="start">
        <span className={styles.icon}>
          <Icon of={icon} size="xl" />
        </span>
        <p className={styles.text}>{text}</p>
        {children}
      </Stack>
    </Dialog>
  )
}
