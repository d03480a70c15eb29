import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { memberQueries } from '#api/member/member.ts'
import { chooseIcon } from '#api/member/profile.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { FormAlert } from '#patterns/forms/form-alert.tsx'
import { usePictureUpload } from '#patterns/forms/use-picture-upload.ts'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'
import { WriteButton } from '#patterns/write-button.tsx'
import { useToken } from '#session/store.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import type { PickedImage } from '#ui/file-picker/use-picked-images.ts'
import { cropImage } from '#ui/picture-crop/crop-image.ts'
import { type CropArea, PictureCrop } from '#ui/picture-crop/picture-crop.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { toast } from '#ui/toast/toast-store.ts'

/** Three times the largest avatar, for dense screens. */
const SIDE = 320

interface CropDialogProps {
  picture: PickedImage
  onClose: () => void
}

/** The round part of a picture that becomes the avatar; only that part is uploaded. */
export default function CropDialog({ picture, onClose }: CropDialogProps) {
  const { t } = useTranslation(['profile', 'common'])
  const client = useQueryClient()
  const src = useObjectUrl(picture.blob)
  const [area, setArea] = useState<CropArea | null>(null)
  const [cut, setCut] = useState<{ area: CropArea; picture: PickedImage } | null>(null)
  const [broken, setBroken] = useState(false)
  const icon = memberQueries.icon(useToken() ?? '')
  const upload = usePictureUpload('avatar-picture')
  const choice = useIdempotentMutation({
    name: 'avatar-own',
    send: (id: string) => chooseIcon({ icon: null, upload: id }),
    onSettled(outcome) {
      if (outcome.kind !== 'done') return
      client.setQueryData(icon.queryKey, outcome.result)
      toast.show({ tone: 'success', message: t('profile:avatar.saved') })
      onClose()
    },
  })
  const busy = upload.busy || choice.busy

  /** Reuses the same cut-out, so that a second try does not upload it again. */
  const cutOut = async (part: CropArea): Promise<PickedImage> => {
    if (cut?.area === part) return cut.picture
    const blob = await cropImage(picture.blob, part, SIDE)
    const next = { id: crypto.randomUUID(), name: 'avatar.jpg', blob }
    setCut({ area: part, picture: next })
    return next
  }
  const save = async () => {
    if (area === null || busy) return
    const part = await cutOut(area).catch(() => null)
    setBroken(part === null)
    const [id] = (part && (await upload.upload([part]))) ?? []
    if (id !== undefined) await choice.mutate(id)
  }

  return (
    <Dialog
      title={t('profile:crop.title')}
      description={t('profile:crop.text')}
      closeLabel={t('common:action.close')}
      open
      onOpenChange={onClose}
      footer={
        <WriteButton
          variant="primary"
          loading={busy}
          disabled={area === null}
          onClick={() => void save()}
        >
          {t('profile:crop.save')}
        </WriteButton>
      }
    >
      <Stack gap="4">
        <FormAlert error={upload.error ?? choice.error} />
        {broken ? <p role="alert">{t('profile:crop.broken')}</p> : null}
        {src === null ? null : (
          <PictureCrop
            src={src}
            onChange={setArea}
            labels={{
              area: t('profile:crop.area'),
              zoom: t('profile:crop.zoom'),
              move: t('profile:crop.move'),
              left: t('profile:crop.left'),
              up: t('profile:crop.up'),
              down: t('profile:crop.down'),
              right: t('profile:crop.right'),
            }}
          />
        )}
      </Stack>
    </Dialog>
  )
}

/** An address of the picture within this page, given back on leaving. */
function useObjectUrl(blob: Blob): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const next = URL.createObjectURL(blob)
    setUrl(next)
    return () => URL.revokeObjectURL(next)
  }, [blob])
  return url
}
