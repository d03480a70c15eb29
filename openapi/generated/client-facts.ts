// Generated from openapi/portal.yaml by `npm run generate`; do not edit.

/** Operations that travel encrypted, by method and path template. */
export const ENCRYPTED: readonly string[] = [
  'POST /wps/session/login',
  'POST /wps/session/login/verification',
  'POST /wps/session/login/social',
  'POST /wps/member/password',
  'PUT /wps/member/paymentPassword',
  'POST /wps/member/paymentPassword',
  'POST /wps/member/paymentPassword/reset',
  'POST /wps/member/bind/social/ticket',
  'POST /wps/member/close',
  'PUT /wps/member/register',
  'PUT /wps/member/register/mobile',
  'POST /wps/member/password/verification',
  'POST /wps/relay/transferUpline',
  'POST /wps/relay/transferDownline',
  'PUT /wps/member/bankCard',
  'POST /wps/transaction/withdraw',
  'POST /wps/points/redeem',
  'POST /wps/points/convert',
]
