import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser'
import { useRef } from 'react'
import { addPasskey, removePasskey, startPasskey } from '#api/member/security.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { useSecurityWrite } from './use-security-write.ts'

type Made = Omit<Parameters<typeof addPasskey>[0], 'requestId'>

/** A passkey of this device, where the browser has them: made, kept and removed. */
export function usePasskey() {
  const { t } = useTranslation('security')
  const keep = useSecurityWrite({
    name: 'passkey.add',
    send: (made: Made, requestId) => addPasskey({ ...made, requestId }),
    contentOf: ({ id }) => id,
    done: t('passkey.added'),
    sayFailure: true,
  })
  const drop = useSecurityWrite({
    name: 'passkey.remove',
    send: (id: string, requestId) => removePasskey({ id, requestId }),
    done: t('passkey.removed'),
    sayFailure: true,
  })

  // The browser's passkey prompt is not one of our writes, so a second press must be blocked here.
  const making = useRef(false)
  const make = async (name: string) => {
    if (making.current) return
    making.current = true
    try {
      const optionsJSON = await startPasskey()
      const { id, response } = await startRegistration({ optionsJSON })
      const { clientDataJSON, attestationObject } = response
      await keep.submit({ id, name, clientDataJSON, attestationObject })
    } catch {
      // Refused by the member or the device; browsers do not report which.
      toast.show({ tone: 'danger', message: t('passkey.failed') })
    } finally {
      making.current = false
    }
  }

  return {
    supported: browserSupportsWebAuthn(),
    make,
    remove: (id: string) => void drop.submit(id),
    busy: keep.busy || drop.busy,
  }
}
