import { act, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ListStatus } from "./list-status";

function passTime(): void {
	act(() => vi.advanceTimersByTime(1000));
}

test("a list is announced after it is drawn, once for several changes, and never in the words of the one before", () => {
	vi.useFakeTimers();
	const { rerender } = render(<ListStatus address="/search?q=n" text="9 of 90 results shown" />);
	const region = screen.getByRole("status");
	expect(region).toBeEmptyDOMElement();
	passTime();
	expect(region).toHaveTextContent("9 of 90 results shown");
	for (const [address, text] of [
		["/search?q=ni", ""],
		["/search?q=ni", "7 of 7 results shown"],
		["/search?q=nig", "3 of 3 results shown"],
	] as const) {
		rerender(<ListStatus address={address} text={text} />);
		expect(region).toBeEmptyDOMElement();
	}
	passTime();
	expect(region).toHaveTextContent("3 of 3 results shown");
	rerender(<ListStatus address="/search?q=night" text="3 of 3 results shown" />);
	expect(region).toBeEmptyDOMElement();
	passTime();
	expect(region).toHaveTextContent("3 of 3 results shown");
});
