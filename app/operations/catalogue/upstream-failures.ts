// Owns how an operation that reads the catalogue fails when the upstream does.
import { FAILURE } from "../shapes";

export const UPSTREAM_FAILURES = {
	502: { description: "The upstream sends no valid response", body: FAILURE },
	503: { description: "The upstream is down", body: FAILURE },
	504: { description: "The upstream does not respond in time", body: FAILURE },
};
