import { useTranslation } from '#i18n/use-translation.ts'
import { MAX_BYTES } from '#ui/file-picker/file-picker.tsx'
import type { FilePickerLabels } from '#ui/file-picker/file-picker-labels.ts'

const KIB = 1024
const MIB = KIB * KIB

/** The labels of a file picker that takes up to `max` pictures. */
export function usePickerLabels(max: number): FilePickerLabels {
  const { t } = useTranslation('forms')
  const facts = { max, mib: MAX_BYTES / MIB }
  return {
    choose: t('files.choose'),
    drop: t('files.drop'),
    full: t('files.full', facts),
    size: (bytes) =>
      bytes < MIB
        ? t('files.kib', { size: Math.max(1, Math.round(bytes / KIB)) })
        : t('files.mib', { size: (bytes / MIB).toFixed(1) }),
    preparing: (name) => t('files.preparing', { name }),
    remove: (name) => t('files.remove', { name }),
    dismiss: (name) => t('files.dismiss', { name }),
    refused: (name, reason) =>
      t('files.refused', { name, reason: t(`files.fault.${reason}`, facts) }),
    chosen: (count, most) => t('files.chosen', { count, max: most }),
  }
}
