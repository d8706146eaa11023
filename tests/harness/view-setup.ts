import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";
import { failOnConsoleError } from "./fail-on-console-error";
import { leaveNothingBehind } from "./leave-nothing-behind";

// A long timeout for busy machines; results usually arrive at once.
configure({ asyncUtilTimeout: 20_000 });
leaveNothingBehind();
failOnConsoleError();

afterEach(() => {
	cleanup();
	localStorage.clear();
	sessionStorage.clear();
});
