// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
export { reviewLimitsBody as spinWheelBody } from './reviewLimits.ts'
