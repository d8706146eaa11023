import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";
import { failOnConsoleError } from "./fail-on-console-error";
import { leaveNothingBehind } from "./leave-nothing-behind";

// What is waited for comes at once, but for a very busy machine.
configure({ asyncUtilTimeout: 20_000 });
leaveNothingBehind();
failOnConsoleError();

afterEach(() => cleanup());
