/** The entry that the test runner wants; tests call loaders, actions and domain functions themselves. */
export default {
	fetch() {
		return new Response("The tests call the product's own functions.", { status: 404 });
	},
};
