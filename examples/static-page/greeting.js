const greeting = document.querySelector("#greeting");

netlifyIdentity.on("login", (user) => {
  greeting.textContent = `Hola, ${user.user_metadata.full_name || user.email}.`;
});

netlifyIdentity.on("logout", () => {
  greeting.textContent = "Nadie ha iniciado sesión.";
});
