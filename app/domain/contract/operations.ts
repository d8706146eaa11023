// Owns the list of everything that `/api` does.
import { ACCOUNT_OPERATIONS } from "./account-operations";
import { ADMINISTRATION_OPERATIONS } from "./administration-operations";
import { CATALOGUE_OPERATIONS } from "./catalogue-operations";
import { LIBRARY_OPERATIONS } from "./library-operations";
import type { Operation } from "./operation";
import { PANEL_OPERATIONS } from "./panel-operations";
import { PRODUCT_OPERATIONS } from "./product-operations";

export const OPERATIONS: Operation[] = [
	...ACCOUNT_OPERATIONS,
	...LIBRARY_OPERATIONS,
	...CATALOGUE_OPERATIONS,
	...ADMINISTRATION_OPERATIONS,
	...PANEL_OPERATIONS,
	...PRODUCT_OPERATIONS,
];
