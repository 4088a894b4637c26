/** Of no answer, and of answers during maintenance, overload or the restart of a server. */
const PASSING = [0, 429, 502, 503, 504];

/** Whether the site may answer otherwise in a moment. */
export const isPassingStatus = (httpStatus: number) => PASSING.includes(httpStatus);
