/** Sentence that follows the name of a feature that browsers refuse on pages over plain http. */
export const HTTPS_ONLY = 'Browsers do this only over https or on localhost.'
